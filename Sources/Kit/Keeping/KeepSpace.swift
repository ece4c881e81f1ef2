/// A switch of this device: whether it keeps the main pages of a space, though another is used. Shown where browsers can.
struct KeepSpace {
  let space: Space

  var html: HTML {
    """
    <keep-space hidden space="\(Place.space(space.id).prefix)" says="\(KeepingPhrases.taken)">\
    <button type="button" class="button quiet">\(Icon("download"))\
    <span>\(KeepingPhrases.takeAlong(space.name))<small hidden></small></span></button></keep-space>
    """
  }
}
