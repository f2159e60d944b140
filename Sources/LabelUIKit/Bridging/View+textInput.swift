// SPDX-License-Identifier: MIT

public import LabelKit

/// UIKit's modifiers for text input. They have no effect in a rendered image.
extension View {
  /// Sets the meaning of the text in a field, for suggestions. It has no effect in a rendered image.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Sets when the keyboard types capitals, by SwiftUI's older name. It has no effect in a rendered image.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets the keyboard for text fields. It has no effect in a rendered image.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}

/// The meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The title before a name, such as "Dr".
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name, such as "Jr".
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The nickname of a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as an address or a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// The address of a house in lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The town or village of a house.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The region of a house.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The town and the region of a house.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password to choose.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The email address of a person.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number of a person or company.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The digits on the front of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The code at the back of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The month and the year until which a credit card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The company of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The code of an airline and its digits, such as "LH 454".
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or a length of time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of a device for its cellular contract.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a cellular device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

/// When the keyboard types capitals, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The keyboard never types capitals on its own.
  case none
  /// The keyboard types a capital at the beginning of each word.
  case words
  /// The keyboard types a capital at the beginning of each sentence.
  case sentences
  /// The keyboard types capitals only.
  case allCharacters
}

/// The keyboard that a text field shows. None is drawn in a rendered image.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard of the language.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A pad of digits for PINs.
  case numberPad
  /// A pad for telephone numbers.
  case phonePad
  /// A pad for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A pad of digits with a decimal separator.
  case decimalPad
  /// A keyboard with @ and #.
  case twitter
  /// A keyboard for search terms and URLs.
  case webSearch
  /// A pad of ASCII digits.
  case asciiCapableNumberPad

  /// A keyboard for ASCII characters, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
