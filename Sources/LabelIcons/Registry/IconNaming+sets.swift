// SPDX-License-Identifier: MIT

extension IconNaming {
  /// The icon sets with a built-in name table, by the prefix that users give their folder.
  package static let sets = ["lucide", "tabler", "phosphor", "bootstrap", "material", "fontawesome"]

  /// The naming of a known set; nil for any other prefix.
  ///
  /// Names only: LabelKit ships none of these sets. Each name was checked against the set's files.
  static func set(_ prefix: String) -> IconNaming? {
    guard let column = sets.firstIndex(of: prefix) else { return nil }
    var names: [String: String] = [:]
    for columns in rows where columns[column + 1] != "-" { names[columns[0]] = columns[column + 1] }
    return IconNaming(names, spelling(of: prefix))
  }

  /// How a known set names variants, in a flat folder or in the folders of its releases; plain names for any other prefix.
  ///
  /// Material Icons and Font Awesome draw most symbols filled, so their files in a flat folder count as filled.
  static func spelling(of prefix: String) -> IconSpelling {
    switch prefix {
    case "lucide":
      IconSpelling([.plain: "* icons/*", .slash: "*-off", .circle: "circle-* *-circle", .square: "square-* *-square"])
    case "tabler":
      IconSpelling([
        .plain: "* outline/*", .fill: "*-filled filled/*", .slash: "*-off", .circle: "circle-* *-circle", .square: "square-* *-square",
      ])
    case "phosphor":
      IconSpelling([
        .plain: "* regular/*", .fill: "*-fill fill/*-fill", .slash: "*-slash", .circle: "*-circle", .square: "*-square",
      ])
    case "bootstrap":
      IconSpelling([.plain: "* icons/*", .fill: "*-fill icons/*-fill", .slash: "*-slash", .circle: "*-circle", .square: "*-square"])
    case "material":
      IconSpelling([.plain: "outlined/* *", .fill: "filled/* *-fill *", .slash: "*_off", .circle: "*_circle", .square: "*_box"])
    case "fontawesome":
      IconSpelling([
        .plain: "regular/* * solid/* brands/*", .fill: "solid/* *", .slash: "*-slash", .circle: "circle-*", .square: "square-*",
      ])
    default: IconSpelling()
    }
  }

  /// The names of an icon: the built-in one, then that in each of `sets`; a dash where a set has none.
  static var rows: [[String]] { table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) } }

  /// The built-in name, then the name in each of `sets`; a dash where a set has none.
  private static let table = """
    checkmark check check check check check check
    xmark x x x x close xmark
    plus plus plus plus plus add plus
    minus minus minus minus dash remove minus
    star star star star star star_border star
    trash trash-2 trash trash trash delete trash-can
    exclamationmark.triangle triangle-alert alert-triangle warning exclamation-triangle warning triangle-exclamation
    chevron.right chevron-right chevron-right caret-right chevron-right chevron_right chevron-right
    chevron.down chevron-down chevron-down caret-down chevron-down expand_more chevron-down
    square.and.arrow.up share share-2 export box-arrow-up ios_share arrow-up-from-bracket
    gearshape settings settings gear-six gear settings gear
    arrow.clockwise rotate-cw refresh arrow-clockwise arrow-clockwise refresh rotate-right
    ellipsis ellipsis dots dots-three three-dots more_horiz ellipsis
    info info info-circle info info-circle info circle-info
    clock clock clock clock clock schedule clock
    heart heart heart heart heart favorite_border heart
    doc.on.doc copy copy copy copy content_copy copy
    magnifyingglass search search magnifying-glass search search magnifying-glass
    folder folder folder folder folder folder_open folder
    person user user user person person user
    person.crop.circle circle-user user-circle user-circle person-circle account_circle circle-user
    eye eye eye eye eye visibility eye
    eye.slash eye-off eye-off eye-slash eye-slash visibility_off eye-slash
    circle circle circle circle circle radio_button_unchecked circle
    arrow.down arrow-down arrow-down arrow-down arrow-down arrow_downward arrow-down
    arrow.up arrow-up arrow-up arrow-up arrow-up arrow_upward arrow-up
    arrow.left arrow-left arrow-left arrow-left arrow-left arrow_back arrow-left
    arrow.right arrow-right arrow-right arrow-right arrow-right arrow_forward arrow-right
    arrow.up.right arrow-up-right arrow-up-right arrow-up-right arrow-up-right north_east -
    questionmark circle-question-mark help question question-circle help_outline circle-question
    play play player-play play play play_arrow play
    pause pause player-pause pause pause pause pause
    stop square player-stop stop stop stop stop
    pencil pencil pencil pencil-simple pencil edit pencil
    list.bullet list list list-bullets list-ul format_list_bulleted list-ul
    sun.max sun sun sun sun wb_sunny sun
    moon moon moon moon moon nightlight_round moon
    bookmark bookmark bookmark bookmark-simple bookmark bookmark_border bookmark
    bell bell bell bell bell notifications_none bell
    bell.slash bell-off bell-off bell-slash bell-slash notifications_off bell-slash
    globe globe world globe globe language globe
    lock lock lock lock lock lock lock
    line.3.horizontal.decrease list-filter filter funnel-simple filter filter_list filter
    chart.bar chart-column chart-bar chart-bar bar-chart bar_chart chart-simple
    paperplane send send paper-plane-tilt send send paper-plane
    flag flag flag flag flag outlined_flag flag
    pin pin pin push-pin pin-angle push_pin thumbtack
    tag tag tag tag tag local_offer tag
    link link link link link-45deg link link
    square.and.arrow.down download download download-simple download file_download download
    square.grid.2x2 layout-grid layout-grid squares-four grid grid_view table-cells-large
    calendar calendar calendar calendar-blank calendar event calendar
    bolt zap bolt lightning lightning bolt bolt
    photo image photo image image image image
    camera camera camera camera camera photo_camera camera
    speaker.wave.2 volume-2 volume speaker-high volume-up volume_up volume-high
    speaker.slash volume-x volume-off speaker-slash volume-mute volume_off volume-xmark
    server.rack server server hard-drives hdd-rack dns server
    doc file file file file-earmark insert_drive_file file
    house house home house house home house
    hammer hammer hammer hammer hammer construction hammer
    key key key key key vpn_key key
    textformat type typography text-aa fonts text_format font
    hand.thumbsup thumbs-up thumb-up thumbs-up hand-thumbs-up thumb_up thumbs-up
    lightbulb lightbulb bulb lightbulb lightbulb lightbulb lightbulb
    leaf leaf leaf leaf - eco leaf
    cloud.rain cloud-rain cloud-rain cloud-rain cloud-rain - cloud-rain
    cloud cloud cloud cloud cloud cloud_queue cloud
    wifi wifi wifi wifi-high wifi wifi wifi
    envelope mail mail envelope envelope mail_outline envelope
    message message-circle message-circle chat-circle chat chat_bubble_outline message
    phone phone phone phone telephone phone phone
    video video video video-camera camera-video videocam video
    mic mic microphone microphone mic mic_none microphone
    location navigation location navigation-arrow cursor near_me location-arrow
    mappin map-pin map-pin map-pin geo-alt place location-dot
    cart shopping-cart shopping-cart shopping-cart cart shopping_cart cart-shopping
    creditcard credit-card credit-card credit-card credit-card credit_card credit-card
    gift gift gift gift gift card_giftcard gift
    airplane plane plane airplane airplane flight plane
    car car car car car-front directions_car car
    wrench wrench tool wrench wrench build wrench
    cpu cpu cpu cpu cpu memory microchip
    square square square square square crop_square square
    shield shield shield shield shield shield shield
    sparkles sparkles sparkles sparkle stars auto_awesome wand-magic-sparkles
    printer printer printer printer printer print print
    arrow.triangle.2.circlepath refresh-cw refresh arrows-clockwise arrow-repeat sync arrows-rotate
    slider.horizontal.3 sliders-horizontal adjustments-horizontal sliders-horizontal sliders tune sliders
    paintpalette palette palette palette palette palette palette
    drop droplet droplet drop droplet water_drop droplet
    flame flame flame flame fire local_fire_department fire
    snowflake snowflake snowflake snowflake snow ac_unit snowflake
    thermometer thermometer temperature thermometer thermometer device_thermostat temperature-half
    checkmark.circle circle-check circle-check check-circle check-circle check_circle_outline circle-check
    xmark.circle circle-x circle-x x-circle x-circle highlight_off circle-xmark
    plus.circle circle-plus circle-plus plus-circle plus-circle add_circle_outline circle-plus
    minus.circle circle-minus circle-minus minus-circle dash-circle remove_circle_outline circle-minus
    info.circle info info-circle info info-circle info circle-info
    questionmark.circle circle-question-mark help question question-circle help_outline circle-question
    exclamationmark.circle circle-alert alert-circle warning-circle exclamation-circle error_outline circle-exclamation
    checkmark.circle.fill - - - - check_circle -
    xmark.circle.fill - - - - cancel -
    plus.circle.fill - - - - add_circle -
    minus.circle.fill - - - - remove_circle -
    questionmark.circle.fill - - - - help -
    exclamationmark.circle.fill - - - - error -
    star.fill - - - - star -
    heart.fill - - - - favorite -
    bookmark.fill - - - - bookmark -
    bell.fill - - - - notifications -
    flag.fill - - - - flag -
    envelope.fill - - - - mail -
    cloud.fill - - - - cloud -
    folder.fill - - - - folder -
    message.fill - - - - chat_bubble -
    mic.fill - - - - mic -
    circle.fill - - - - circle -
    square.fill - - - - square -
    chevron.left chevron-left chevron-left caret-left chevron-left chevron_left chevron-left
    chevron.up chevron-up chevron-up caret-up chevron-up expand_less chevron-up
    chevron.left.2 chevrons-left chevrons-left caret-double-left chevron-double-left keyboard_double_arrow_left angles-left
    chevron.right.2 chevrons-right chevrons-right caret-double-right chevron-double-right keyboard_double_arrow_right angles-right
    arrow.up.left arrow-up-left arrow-up-left arrow-up-left arrow-up-left north_west -
    arrow.down.left arrow-down-left arrow-down-left arrow-down-left arrow-down-left south_west -
    arrow.down.right arrow-down-right arrow-down-right arrow-down-right arrow-down-right south_east -
    arrow.uturn.left undo-2 arrow-back-up arrow-u-up-left arrow-counterclockwise undo rotate-left
    arrow.uturn.right redo-2 arrow-forward-up arrow-u-up-right arrow-clockwise redo rotate-right
    arrow.counterclockwise rotate-ccw rotate arrow-counter-clockwise arrow-counterclockwise rotate_left rotate-left
    arrow.turn.up.left corner-up-left corner-up-left arrow-elbow-up-left arrow-90deg-left turn_left -
    arrow.turn.up.right corner-up-right corner-up-right arrow-elbow-up-right arrow-90deg-right turn_right -
    arrow.turn.down.left corner-down-left corner-down-left arrow-elbow-down-left arrow-return-left subdirectory_arrow_left -
    arrow.turn.down.right corner-down-right corner-down-right arrow-elbow-down-right arrow-return-right subdirectory_arrow_right -
    arrow.left.to.line arrow-left-to-line arrow-bar-to-left arrow-line-left arrow-bar-left first_page -
    arrow.right.to.line arrow-right-to-line arrow-bar-to-right arrow-line-right arrow-bar-right last_page -
    arrow.left.arrow.right arrow-left-right arrows-exchange arrows-left-right arrow-left-right swap_horiz right-left
    arrowshape.turn.up.left reply arrow-back-up arrow-bend-up-left reply reply reply
    arrowshape.turn.up.right forward arrow-forward-up arrow-bend-up-right - - share
    arrowtriangle.left - caret-left caret-left caret-left arrow_left caret-left
    arrowtriangle.right - caret-right caret-right caret-right arrow_right caret-right
    sidebar.left panel-left layout-sidebar sidebar-simple layout-sidebar view_sidebar -
    sidebar.right panel-right layout-sidebar-right - layout-sidebar-reverse view_sidebar -
    text.alignleft text-align-start align-left text-align-left text-left format_align_left align-left
    text.alignright text-align-end align-right text-align-right text-right format_align_right align-right
    """
}
