// Written by bin/embed.
#include "assets.h"

static const unsigned char file_0[] = {
#embed "assets/css/00-layers.css"
};

static const unsigned char file_1[] = {
#embed "assets/css/01-reset.css"
};

static const unsigned char file_2[] = {
#embed "assets/css/02-tokens.css"
};

static const unsigned char file_3[] = {
#embed "assets/css/10-layout.css"
};

static const unsigned char file_4[] = {
#embed "assets/css/11-bar.css"
};

static const unsigned char file_5[] = {
#embed "assets/css/12-tabs.css"
};

static const unsigned char file_6[] = {
#embed "assets/css/14-sheet.css"
};

static const unsigned char file_7[] = {
#embed "assets/css/20-rows.css"
};

static const unsigned char file_8[] = {
#embed "assets/css/21-swipe.css"
};

static const unsigned char file_9[] = {
#embed "assets/css/22-search.css"
};

static const unsigned char file_10[] = {
#embed "assets/css/23-segments.css"
};

static const unsigned char file_11[] = {
#embed "assets/css/24-form.css"
};

static const unsigned char file_12[] = {
#embed "assets/css/25-menu.css"
};

static const unsigned char file_13[] = {
#embed "assets/css/26-disclosure.css"
};

static const unsigned char file_14[] = {
#embed "assets/css/27-figures.css"
};

static const unsigned char file_15[] = {
#embed "assets/css/28-messages.css"
};

static const unsigned char file_16[] = {
#embed "assets/css/29-link.css"
};

static const unsigned char file_17[] = {
#embed "assets/css/30-filters.css"
};

static const unsigned char file_18[] = {
#embed "assets/css/31-order.css"
};

static const unsigned char file_19[] = {
#embed "assets/css/32-tools.css"
};

static const unsigned char file_20[] = {
#embed "assets/css/33-springboard.css"
};

static const unsigned char file_21[] = {
#embed "assets/css/34-door.css"
};

static const unsigned char file_22[] = {
#embed "assets/css/35-paper.css"
};

static const unsigned char file_23[] = {
#embed "assets/css/36-items.css"
};

static const unsigned char file_24[] = {
#embed "assets/css/37-reception.css"
};

static const unsigned char file_25[] = {
#embed "assets/css/38-waiting.css"
};

static const unsigned char file_26[] = {
#embed "assets/css/39-going.css"
};

static const unsigned char file_27[] = {
#embed "assets/css/39-keys.css"
};

static const unsigned char file_28[] = {
#embed "assets/css/39-still.css"
};

static const unsigned char file_29[] = {
#embed "assets/css/40-motion.css"
};

static const unsigned char file_30[] = {
#embed "assets/css/50-utilities.css"
};

static const unsigned char file_31[] = {
#embed "assets/elements/behind.js"
};

static const unsigned char file_32[] = {
#embed "assets/elements/count-up.js"
};

static const unsigned char file_33[] = {
#embed "assets/elements/drag-list.js"
};

static const unsigned char file_34[] = {
#embed "assets/elements/fresh-page.js"
};

static const unsigned char file_35[] = {
#embed "assets/elements/held-rows.js"
};

static const unsigned char file_36[] = {
#embed "assets/elements/hold.js"
};

static const unsigned char file_37[] = {
#embed "assets/elements/import-form.js"
};

static const unsigned char file_38[] = {
#embed "assets/elements/import-progress.js"
};

static const unsigned char file_39[] = {
#embed "assets/elements/keep-space.js"
};

static const unsigned char file_40[] = {
#embed "assets/elements/kept-list.js"
};

static const unsigned char file_41[] = {
#embed "assets/elements/keyboard.js"
};

static const unsigned char file_42[] = {
#embed "assets/elements/lock-clock.js"
};

static const unsigned char file_43[] = {
#embed "assets/elements/long-press.js"
};

static const unsigned char file_44[] = {
#embed "assets/elements/money.js"
};

static const unsigned char file_45[] = {
#embed "assets/elements/own-zone.js"
};

static const unsigned char file_46[] = {
#embed "assets/elements/palette.css"
};

static const unsigned char file_47[] = {
#embed "assets/elements/palette.js"
};

static const unsigned char file_48[] = {
#embed "assets/elements/passkey-entry.js"
};

static const unsigned char file_49[] = {
#embed "assets/elements/passkey-maker.js"
};

static const unsigned char file_50[] = {
#embed "assets/elements/passkeys.js"
};

static const unsigned char file_51[] = {
#embed "assets/elements/pick-field.js"
};

static const unsigned char file_52[] = {
#embed "assets/elements/print-page.js"
};

static const unsigned char file_53[] = {
#embed "assets/elements/push-device.js"
};

static const unsigned char file_54[] = {
#embed "assets/elements/row-selection.js"
};

static const unsigned char file_55[] = {
#embed "assets/elements/running-total.js"
};

static const unsigned char file_56[] = {
#embed "assets/elements/search-field.js"
};

static const unsigned char file_57[] = {
#embed "assets/elements/seen.js"
};

static const unsigned char file_58[] = {
#embed "assets/elements/set-field.js"
};

static const unsigned char file_59[] = {
#embed "assets/elements/share-text.js"
};

static const unsigned char file_60[] = {
#embed "assets/elements/stay-awake.js"
};

static const unsigned char file_61[] = {
#embed "assets/elements/step-field.js"
};

static const unsigned char file_62[] = {
#embed "assets/elements/undo-toast.js"
};

static const unsigned char file_63[] = {
#embed "assets/elements/waiting-list.js"
};

static const unsigned char file_64[] = {
#embed "assets/home/house-180.png"
};

static const unsigned char file_65[] = {
#embed "assets/home/house-192.png"
};

static const unsigned char file_66[] = {
#embed "assets/home/house-512.png"
};

static const unsigned char file_67[] = {
#embed "assets/home/orders-180.png"
};

static const unsigned char file_68[] = {
#embed "assets/home/orders-192.png"
};

static const unsigned char file_69[] = {
#embed "assets/home/orders-512.png"
};

static const unsigned char file_70[] = {
#embed "assets/home/pools-180.png"
};

static const unsigned char file_71[] = {
#embed "assets/home/pools-192.png"
};

static const unsigned char file_72[] = {
#embed "assets/home/pools-512.png"
};

static const unsigned char file_73[] = {
#embed "assets/home/restaurant-180.png"
};

static const unsigned char file_74[] = {
#embed "assets/home/restaurant-192.png"
};

static const unsigned char file_75[] = {
#embed "assets/home/restaurant-512.png"
};

static const unsigned char file_76[] = {
#embed "assets/home/shopping-180.png"
};

static const unsigned char file_77[] = {
#embed "assets/home/shopping-192.png"
};

static const unsigned char file_78[] = {
#embed "assets/home/shopping-512.png"
};

static const unsigned char file_79[] = {
#embed "assets/home/wines-180.png"
};

static const unsigned char file_80[] = {
#embed "assets/home/wines-192.png"
};

static const unsigned char file_81[] = {
#embed "assets/home/wines-512.png"
};

static const unsigned char file_82[] = {
#embed "assets/icon.svg"
};

static const unsigned char file_83[] = {
#embed "assets/icons/aisles.svg"
};

static const unsigned char file_84[] = {
#embed "assets/icons/archive.svg"
};

static const unsigned char file_85[] = {
#embed "assets/icons/bell.svg"
};

static const unsigned char file_86[] = {
#embed "assets/icons/box.svg"
};

static const unsigned char file_87[] = {
#embed "assets/icons/calendar.svg"
};

static const unsigned char file_88[] = {
#embed "assets/icons/call.svg"
};

static const unsigned char file_89[] = {
#embed "assets/icons/chart.svg"
};

static const unsigned char file_90[] = {
#embed "assets/icons/chat.svg"
};

static const unsigned char file_91[] = {
#embed "assets/icons/check.svg"
};

static const unsigned char file_92[] = {
#embed "assets/icons/chevron-down.svg"
};

static const unsigned char file_93[] = {
#embed "assets/icons/chevron-left.svg"
};

static const unsigned char file_94[] = {
#embed "assets/icons/chevron-right.svg"
};

static const unsigned char file_95[] = {
#embed "assets/icons/chevron-up.svg"
};

static const unsigned char file_96[] = {
#embed "assets/icons/chilli.svg"
};

static const unsigned char file_97[] = {
#embed "assets/icons/clock.svg"
};

static const unsigned char file_98[] = {
#embed "assets/icons/close.svg"
};

static const unsigned char file_99[] = {
#embed "assets/icons/device.svg"
};

static const unsigned char file_100[] = {
#embed "assets/icons/download.svg"
};

static const unsigned char file_101[] = {
#embed "assets/icons/duplicate.svg"
};

static const unsigned char file_102[] = {
#embed "assets/icons/edit.svg"
};

static const unsigned char file_103[] = {
#embed "assets/icons/ellipsis.svg"
};

static const unsigned char file_104[] = {
#embed "assets/icons/euro.svg"
};

static const unsigned char file_105[] = {
#embed "assets/icons/eye.svg"
};

static const unsigned char file_106[] = {
#embed "assets/icons/filter.svg"
};

static const unsigned char file_107[] = {
#embed "assets/icons/flag.svg"
};

static const unsigned char file_108[] = {
#embed "assets/icons/gear.svg"
};

static const unsigned char file_109[] = {
#embed "assets/icons/globe.svg"
};

static const unsigned char file_110[] = {
#embed "assets/icons/heart.svg"
};

static const unsigned char file_111[] = {
#embed "assets/icons/home.svg"
};

static const unsigned char file_112[] = {
#embed "assets/icons/info.svg"
};

static const unsigned char file_113[] = {
#embed "assets/icons/key.svg"
};

static const unsigned char file_114[] = {
#embed "assets/icons/kitchen.svg"
};

static const unsigned char file_115[] = {
#embed "assets/icons/link.svg"
};

static const unsigned char file_116[] = {
#embed "assets/icons/list.svg"
};

static const unsigned char file_117[] = {
#embed "assets/icons/lock.svg"
};

static const unsigned char file_118[] = {
#embed "assets/icons/logo.svg"
};

static const unsigned char file_119[] = {
#embed "assets/icons/mail.svg"
};

static const unsigned char file_120[] = {
#embed "assets/icons/microphone.svg"
};

static const unsigned char file_121[] = {
#embed "assets/icons/note.svg"
};

static const unsigned char file_122[] = {
#embed "assets/icons/orders.svg"
};

static const unsigned char file_123[] = {
#embed "assets/icons/passkey.svg"
};

static const unsigned char file_124[] = {
#embed "assets/icons/people.svg"
};

static const unsigned char file_125[] = {
#embed "assets/icons/person.svg"
};

static const unsigned char file_126[] = {
#embed "assets/icons/phone.svg"
};

static const unsigned char file_127[] = {
#embed "assets/icons/pin.svg"
};

static const unsigned char file_128[] = {
#embed "assets/icons/plus.svg"
};

static const unsigned char file_129[] = {
#embed "assets/icons/pools.svg"
};

static const unsigned char file_130[] = {
#embed "assets/icons/printer.svg"
};

static const unsigned char file_131[] = {
#embed "assets/icons/receipt.svg"
};

static const unsigned char file_132[] = {
#embed "assets/icons/refresh.svg"
};

static const unsigned char file_133[] = {
#embed "assets/icons/restaurant.svg"
};

static const unsigned char file_134[] = {
#embed "assets/icons/search.svg"
};

static const unsigned char file_135[] = {
#embed "assets/icons/share.svg"
};

static const unsigned char file_136[] = {
#embed "assets/icons/shopping.svg"
};

static const unsigned char file_137[] = {
#embed "assets/icons/shuffle.svg"
};

static const unsigned char file_138[] = {
#embed "assets/icons/sign-out.svg"
};

static const unsigned char file_139[] = {
#embed "assets/icons/star.svg"
};

static const unsigned char file_140[] = {
#embed "assets/icons/switch.svg"
};

static const unsigned char file_141[] = {
#embed "assets/icons/trash.svg"
};

static const unsigned char file_142[] = {
#embed "assets/icons/truck.svg"
};

static const unsigned char file_143[] = {
#embed "assets/icons/undo.svg"
};

static const unsigned char file_144[] = {
#embed "assets/icons/upload.svg"
};

static const unsigned char file_145[] = {
#embed "assets/icons/volume.svg"
};

static const unsigned char file_146[] = {
#embed "assets/icons/warning.svg"
};

static const unsigned char file_147[] = {
#embed "assets/icons/wines.svg"
};

static const unsigned char file_148[] = {
#embed "Sources/Assets/bundles/js/app.js"
};

static const unsigned char file_149[] = {
#embed "assets/js/transitions.js"
};

static const unsigned char file_150[] = {
#embed "Sources/Assets/bundles/offline/actions.js"
};

static const unsigned char file_151[] = {
#embed "assets/offline/folding.js"
};

static const unsigned char file_152[] = {
#embed "assets/offline/keep.js"
};

static const unsigned char file_153[] = {
#embed "assets/offline/kept-answers.js"
};

static const unsigned char file_154[] = {
#embed "assets/offline/kept-note.js"
};

static const unsigned char file_155[] = {
#embed "Sources/Assets/bundles/offline/late-start.js"
};

static const unsigned char file_156[] = {
#embed "assets/offline/leaving.js"
};

static const unsigned char file_157[] = {
#embed "assets/offline/mint-anew.js"
};

static const unsigned char file_158[] = {
#embed "assets/offline/moment.js"
};

static const unsigned char file_159[] = {
#embed "Sources/Assets/bundles/offline/service-worker.js"
};

static const unsigned char file_160[] = {
#embed "assets/offline/shown-pages.js"
};

static const unsigned char file_161[] = {
#embed "assets/offline/signal.js"
};

static const unsigned char file_162[] = {
#embed "assets/orders/day-chips.js"
};

static const unsigned char file_163[] = {
#embed "assets/orders/orders.css"
};

static const unsigned char file_164[] = {
#embed "assets/pools/check.py"
};

static const unsigned char file_165[] = {
#embed "assets/pools/exact-score.js"
};

static const unsigned char file_166[] = {
#embed "assets/pools/pools.css"
};

static const unsigned char file_167[] = {
#embed "assets/pools/score-rows.js"
};

static const unsigned char file_168[] = {
#embed "assets/pools/teams.json"
};

static const unsigned char file_169[] = {
#embed "assets/restaurant/desk.css"
};

static const unsigned char file_170[] = {
#embed "assets/restaurant/dish-price.js"
};

static const unsigned char file_171[] = {
#embed "assets/restaurant/full-screen.js"
};

static const unsigned char file_172[] = {
#embed "assets/restaurant/kept-fields.js"
};

static const unsigned char file_173[] = {
#embed "assets/restaurant/kitchen-sound.js"
};

static const unsigned char file_174[] = {
#embed "assets/restaurant/kitchen.css"
};

static const unsigned char file_175[] = {
#embed "assets/restaurant/menu.css"
};

static const unsigned char file_176[] = {
#embed "assets/restaurant/menu.json"
};

static const unsigned char file_177[] = {
#embed "assets/restaurant/slip-length.js"
};

static const unsigned char file_178[] = {
#embed "assets/restaurant/styles/tickets.css"
};

static const unsigned char file_179[] = {
#embed "assets/restaurant/tables.css"
};

static const unsigned char file_180[] = {
#embed "assets/restaurant/ticket-age.js"
};

static const unsigned char file_181[] = {
#embed "assets/restaurant/ticket-board.js"
};

static const unsigned char file_182[] = {
#embed "assets/restaurant/typed-number.js"
};

static const unsigned char file_183[] = {
#embed "assets/shopping/item-correction.js"
};

static const unsigned char file_184[] = {
#embed "assets/shopping/items.css"
};

static const unsigned char file_185[] = {
#embed "assets/shopping/line-field.js"
};

static const unsigned char file_186[] = {
#embed "assets/shopping/trip-progress.js"
};

static const unsigned char file_187[] = {
#embed "assets/shopping/unit-chips.js"
};

static const unsigned char file_188[] = {
#embed "assets/styles/charts.css"
};

static const unsigned char file_189[] = {
#embed "assets/styles/table.css"
};

static const unsigned char file_190[] = {
#embed "assets/table/ball.svg"
};

static const unsigned char file_191[] = {
#embed "assets/table/basket.svg"
};

static const unsigned char file_192[] = {
#embed "assets/table/bottle.svg"
};

static const unsigned char file_193[] = {
#embed "assets/table/candle.svg"
};

static const unsigned char file_194[] = {
#embed "assets/table/chair.svg"
};

static const unsigned char file_195[] = {
#embed "assets/table/coins.svg"
};

static const unsigned char file_196[] = {
#embed "assets/table/crumbs.svg"
};

static const unsigned char file_197[] = {
#embed "assets/table/cup.svg"
};

static const unsigned char file_198[] = {
#embed "assets/table/envelope.svg"
};

static const unsigned char file_199[] = {
#embed "assets/table/lens.svg"
};

static const unsigned char file_200[] = {
#embed "assets/table/lock.svg"
};

static const unsigned char file_201[] = {
#embed "assets/table/parcel.svg"
};

static const unsigned char file_202[] = {
#embed "assets/table/plate.svg"
};

static const unsigned char file_203[] = {
#embed "assets/wines/bc-liquor-stores.csv"
};

static const unsigned char file_204[] = {
#embed "assets/wines/drawn-wine.js"
};

static const unsigned char file_205[] = {
#embed "assets/wines/filter-form.js"
};

static const unsigned char file_206[] = {
#embed "assets/wines/peek-row.js"
};

static const unsigned char file_207[] = {
#embed "assets/wines/price-limit.js"
};

static const unsigned char file_208[] = {
#embed "assets/wines/spoken-answer.js"
};

static const unsigned char file_209[] = {
#embed "assets/wines/spoken-words.js"
};

static const unsigned char file_210[] = {
#embed "assets/wines/star-field.js"
};

static const unsigned char file_211[] = {
#embed "assets/wines/wines.css"
};

static const unsigned char file_212[] = {
#embed "assets/wines/wines.json"
};

static const unsigned char file_213[] = {
#embed "assets/wines/x-wines.csv"
};

static const struct sobremesa_asset assets[] = {
  {"css/00-layers.css", file_0, sizeof file_0},
  {"css/01-reset.css", file_1, sizeof file_1},
  {"css/02-tokens.css", file_2, sizeof file_2},
  {"css/10-layout.css", file_3, sizeof file_3},
  {"css/11-bar.css", file_4, sizeof file_4},
  {"css/12-tabs.css", file_5, sizeof file_5},
  {"css/14-sheet.css", file_6, sizeof file_6},
  {"css/20-rows.css", file_7, sizeof file_7},
  {"css/21-swipe.css", file_8, sizeof file_8},
  {"css/22-search.css", file_9, sizeof file_9},
  {"css/23-segments.css", file_10, sizeof file_10},
  {"css/24-form.css", file_11, sizeof file_11},
  {"css/25-menu.css", file_12, sizeof file_12},
  {"css/26-disclosure.css", file_13, sizeof file_13},
  {"css/27-figures.css", file_14, sizeof file_14},
  {"css/28-messages.css", file_15, sizeof file_15},
  {"css/29-link.css", file_16, sizeof file_16},
  {"css/30-filters.css", file_17, sizeof file_17},
  {"css/31-order.css", file_18, sizeof file_18},
  {"css/32-tools.css", file_19, sizeof file_19},
  {"css/33-springboard.css", file_20, sizeof file_20},
  {"css/34-door.css", file_21, sizeof file_21},
  {"css/35-paper.css", file_22, sizeof file_22},
  {"css/36-items.css", file_23, sizeof file_23},
  {"css/37-reception.css", file_24, sizeof file_24},
  {"css/38-waiting.css", file_25, sizeof file_25},
  {"css/39-going.css", file_26, sizeof file_26},
  {"css/39-keys.css", file_27, sizeof file_27},
  {"css/39-still.css", file_28, sizeof file_28},
  {"css/40-motion.css", file_29, sizeof file_29},
  {"css/50-utilities.css", file_30, sizeof file_30},
  {"elements/behind.js", file_31, sizeof file_31},
  {"elements/count-up.js", file_32, sizeof file_32},
  {"elements/drag-list.js", file_33, sizeof file_33},
  {"elements/fresh-page.js", file_34, sizeof file_34},
  {"elements/held-rows.js", file_35, sizeof file_35},
  {"elements/hold.js", file_36, sizeof file_36},
  {"elements/import-form.js", file_37, sizeof file_37},
  {"elements/import-progress.js", file_38, sizeof file_38},
  {"elements/keep-space.js", file_39, sizeof file_39},
  {"elements/kept-list.js", file_40, sizeof file_40},
  {"elements/keyboard.js", file_41, sizeof file_41},
  {"elements/lock-clock.js", file_42, sizeof file_42},
  {"elements/long-press.js", file_43, sizeof file_43},
  {"elements/money.js", file_44, sizeof file_44},
  {"elements/own-zone.js", file_45, sizeof file_45},
  {"elements/palette.css", file_46, sizeof file_46},
  {"elements/palette.js", file_47, sizeof file_47},
  {"elements/passkey-entry.js", file_48, sizeof file_48},
  {"elements/passkey-maker.js", file_49, sizeof file_49},
  {"elements/passkeys.js", file_50, sizeof file_50},
  {"elements/pick-field.js", file_51, sizeof file_51},
  {"elements/print-page.js", file_52, sizeof file_52},
  {"elements/push-device.js", file_53, sizeof file_53},
  {"elements/row-selection.js", file_54, sizeof file_54},
  {"elements/running-total.js", file_55, sizeof file_55},
  {"elements/search-field.js", file_56, sizeof file_56},
  {"elements/seen.js", file_57, sizeof file_57},
  {"elements/set-field.js", file_58, sizeof file_58},
  {"elements/share-text.js", file_59, sizeof file_59},
  {"elements/stay-awake.js", file_60, sizeof file_60},
  {"elements/step-field.js", file_61, sizeof file_61},
  {"elements/undo-toast.js", file_62, sizeof file_62},
  {"elements/waiting-list.js", file_63, sizeof file_63},
  {"home/house-180.png", file_64, sizeof file_64},
  {"home/house-192.png", file_65, sizeof file_65},
  {"home/house-512.png", file_66, sizeof file_66},
  {"home/orders-180.png", file_67, sizeof file_67},
  {"home/orders-192.png", file_68, sizeof file_68},
  {"home/orders-512.png", file_69, sizeof file_69},
  {"home/pools-180.png", file_70, sizeof file_70},
  {"home/pools-192.png", file_71, sizeof file_71},
  {"home/pools-512.png", file_72, sizeof file_72},
  {"home/restaurant-180.png", file_73, sizeof file_73},
  {"home/restaurant-192.png", file_74, sizeof file_74},
  {"home/restaurant-512.png", file_75, sizeof file_75},
  {"home/shopping-180.png", file_76, sizeof file_76},
  {"home/shopping-192.png", file_77, sizeof file_77},
  {"home/shopping-512.png", file_78, sizeof file_78},
  {"home/wines-180.png", file_79, sizeof file_79},
  {"home/wines-192.png", file_80, sizeof file_80},
  {"home/wines-512.png", file_81, sizeof file_81},
  {"icon.svg", file_82, sizeof file_82},
  {"icons/aisles.svg", file_83, sizeof file_83},
  {"icons/archive.svg", file_84, sizeof file_84},
  {"icons/bell.svg", file_85, sizeof file_85},
  {"icons/box.svg", file_86, sizeof file_86},
  {"icons/calendar.svg", file_87, sizeof file_87},
  {"icons/call.svg", file_88, sizeof file_88},
  {"icons/chart.svg", file_89, sizeof file_89},
  {"icons/chat.svg", file_90, sizeof file_90},
  {"icons/check.svg", file_91, sizeof file_91},
  {"icons/chevron-down.svg", file_92, sizeof file_92},
  {"icons/chevron-left.svg", file_93, sizeof file_93},
  {"icons/chevron-right.svg", file_94, sizeof file_94},
  {"icons/chevron-up.svg", file_95, sizeof file_95},
  {"icons/chilli.svg", file_96, sizeof file_96},
  {"icons/clock.svg", file_97, sizeof file_97},
  {"icons/close.svg", file_98, sizeof file_98},
  {"icons/device.svg", file_99, sizeof file_99},
  {"icons/download.svg", file_100, sizeof file_100},
  {"icons/duplicate.svg", file_101, sizeof file_101},
  {"icons/edit.svg", file_102, sizeof file_102},
  {"icons/ellipsis.svg", file_103, sizeof file_103},
  {"icons/euro.svg", file_104, sizeof file_104},
  {"icons/eye.svg", file_105, sizeof file_105},
  {"icons/filter.svg", file_106, sizeof file_106},
  {"icons/flag.svg", file_107, sizeof file_107},
  {"icons/gear.svg", file_108, sizeof file_108},
  {"icons/globe.svg", file_109, sizeof file_109},
  {"icons/heart.svg", file_110, sizeof file_110},
  {"icons/home.svg", file_111, sizeof file_111},
  {"icons/info.svg", file_112, sizeof file_112},
  {"icons/key.svg", file_113, sizeof file_113},
  {"icons/kitchen.svg", file_114, sizeof file_114},
  {"icons/link.svg", file_115, sizeof file_115},
  {"icons/list.svg", file_116, sizeof file_116},
  {"icons/lock.svg", file_117, sizeof file_117},
  {"icons/logo.svg", file_118, sizeof file_118},
  {"icons/mail.svg", file_119, sizeof file_119},
  {"icons/microphone.svg", file_120, sizeof file_120},
  {"icons/note.svg", file_121, sizeof file_121},
  {"icons/orders.svg", file_122, sizeof file_122},
  {"icons/passkey.svg", file_123, sizeof file_123},
  {"icons/people.svg", file_124, sizeof file_124},
  {"icons/person.svg", file_125, sizeof file_125},
  {"icons/phone.svg", file_126, sizeof file_126},
  {"icons/pin.svg", file_127, sizeof file_127},
  {"icons/plus.svg", file_128, sizeof file_128},
  {"icons/pools.svg", file_129, sizeof file_129},
  {"icons/printer.svg", file_130, sizeof file_130},
  {"icons/receipt.svg", file_131, sizeof file_131},
  {"icons/refresh.svg", file_132, sizeof file_132},
  {"icons/restaurant.svg", file_133, sizeof file_133},
  {"icons/search.svg", file_134, sizeof file_134},
  {"icons/share.svg", file_135, sizeof file_135},
  {"icons/shopping.svg", file_136, sizeof file_136},
  {"icons/shuffle.svg", file_137, sizeof file_137},
  {"icons/sign-out.svg", file_138, sizeof file_138},
  {"icons/star.svg", file_139, sizeof file_139},
  {"icons/switch.svg", file_140, sizeof file_140},
  {"icons/trash.svg", file_141, sizeof file_141},
  {"icons/truck.svg", file_142, sizeof file_142},
  {"icons/undo.svg", file_143, sizeof file_143},
  {"icons/upload.svg", file_144, sizeof file_144},
  {"icons/volume.svg", file_145, sizeof file_145},
  {"icons/warning.svg", file_146, sizeof file_146},
  {"icons/wines.svg", file_147, sizeof file_147},
  {"js/app.js", file_148, sizeof file_148},
  {"js/transitions.js", file_149, sizeof file_149},
  {"offline/actions.js", file_150, sizeof file_150},
  {"offline/folding.js", file_151, sizeof file_151},
  {"offline/keep.js", file_152, sizeof file_152},
  {"offline/kept-answers.js", file_153, sizeof file_153},
  {"offline/kept-note.js", file_154, sizeof file_154},
  {"offline/late-start.js", file_155, sizeof file_155},
  {"offline/leaving.js", file_156, sizeof file_156},
  {"offline/mint-anew.js", file_157, sizeof file_157},
  {"offline/moment.js", file_158, sizeof file_158},
  {"offline/service-worker.js", file_159, sizeof file_159},
  {"offline/shown-pages.js", file_160, sizeof file_160},
  {"offline/signal.js", file_161, sizeof file_161},
  {"orders/day-chips.js", file_162, sizeof file_162},
  {"orders/orders.css", file_163, sizeof file_163},
  {"pools/check.py", file_164, sizeof file_164},
  {"pools/exact-score.js", file_165, sizeof file_165},
  {"pools/pools.css", file_166, sizeof file_166},
  {"pools/score-rows.js", file_167, sizeof file_167},
  {"pools/teams.json", file_168, sizeof file_168},
  {"restaurant/desk.css", file_169, sizeof file_169},
  {"restaurant/dish-price.js", file_170, sizeof file_170},
  {"restaurant/full-screen.js", file_171, sizeof file_171},
  {"restaurant/kept-fields.js", file_172, sizeof file_172},
  {"restaurant/kitchen-sound.js", file_173, sizeof file_173},
  {"restaurant/kitchen.css", file_174, sizeof file_174},
  {"restaurant/menu.css", file_175, sizeof file_175},
  {"restaurant/menu.json", file_176, sizeof file_176},
  {"restaurant/slip-length.js", file_177, sizeof file_177},
  {"restaurant/styles/tickets.css", file_178, sizeof file_178},
  {"restaurant/tables.css", file_179, sizeof file_179},
  {"restaurant/ticket-age.js", file_180, sizeof file_180},
  {"restaurant/ticket-board.js", file_181, sizeof file_181},
  {"restaurant/typed-number.js", file_182, sizeof file_182},
  {"shopping/item-correction.js", file_183, sizeof file_183},
  {"shopping/items.css", file_184, sizeof file_184},
  {"shopping/line-field.js", file_185, sizeof file_185},
  {"shopping/trip-progress.js", file_186, sizeof file_186},
  {"shopping/unit-chips.js", file_187, sizeof file_187},
  {"styles/charts.css", file_188, sizeof file_188},
  {"styles/table.css", file_189, sizeof file_189},
  {"table/ball.svg", file_190, sizeof file_190},
  {"table/basket.svg", file_191, sizeof file_191},
  {"table/bottle.svg", file_192, sizeof file_192},
  {"table/candle.svg", file_193, sizeof file_193},
  {"table/chair.svg", file_194, sizeof file_194},
  {"table/coins.svg", file_195, sizeof file_195},
  {"table/crumbs.svg", file_196, sizeof file_196},
  {"table/cup.svg", file_197, sizeof file_197},
  {"table/envelope.svg", file_198, sizeof file_198},
  {"table/lens.svg", file_199, sizeof file_199},
  {"table/lock.svg", file_200, sizeof file_200},
  {"table/parcel.svg", file_201, sizeof file_201},
  {"table/plate.svg", file_202, sizeof file_202},
  {"wines/bc-liquor-stores.csv", file_203, sizeof file_203},
  {"wines/drawn-wine.js", file_204, sizeof file_204},
  {"wines/filter-form.js", file_205, sizeof file_205},
  {"wines/peek-row.js", file_206, sizeof file_206},
  {"wines/price-limit.js", file_207, sizeof file_207},
  {"wines/spoken-answer.js", file_208, sizeof file_208},
  {"wines/spoken-words.js", file_209, sizeof file_209},
  {"wines/star-field.js", file_210, sizeof file_210},
  {"wines/wines.css", file_211, sizeof file_211},
  {"wines/wines.json", file_212, sizeof file_212},
  {"wines/x-wines.csv", file_213, sizeof file_213},
};

int sobremesa_asset_count(void) { return sizeof assets / sizeof assets[0]; }

struct sobremesa_asset sobremesa_asset_at(int index) { return assets[index]; }
