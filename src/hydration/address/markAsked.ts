/**
 * The inline script at the start of a page that depends on its query string, the same for all, so that the content
 * security policy needs one hash. The build does not know the query string: while the page is parsed, before any of it
 * is painted, the script writes which of the page's parameters (`data-reads`) have a value in the address to
 * `data-asked`.
 */
export const MARK_ASKED = `{
const{dataset:page}=document.currentScript.parentNode,
asked=location.search.match(RegExp('\\\\b('+page.reads+')(?==[^&])','g'));
if(asked)page.asked=asked.join(' ')
}`

/** Selects a prerendered page whose address asks for something else than it shows, until the application answers it. */
export const waiting = '[data-reads][data-asked]'
