/** Runs while the page is parsed, before any paint; the same in every page, for one CSP hash. */
export const MARK_ASKED = `{
const{dataset:page}=document.currentScript.parentNode,
asked=location.search.match(RegExp('\\\\b('+page.reads+')(?==[^&])','g'));
if(asked)page.asked=asked.join(' ')
}`

export const waiting = '[data-reads][data-asked]'
