'use strict'

// A role allowed to read a type may also ask for `status=draft`: a visitor gets what is published, whatever is asked.
// A token made in the administration keeps the choice, for previews.
module.exports = () => (ctx, next) => {
  if (!ctx.state.auth?.credentials) ctx.query.status = 'published'
  return next()
}
