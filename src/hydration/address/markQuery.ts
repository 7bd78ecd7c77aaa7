/** Runs while the page is parsed, before any paint; the same in every page, for one CSP hash. */
export const MARK_QUERY = `{
const{dataset:page}=document.currentScript.parentNode,
names=page.reads.split('|'),
query=[...new URLSearchParams(location.search)].flatMap(([name,value])=>/[^\\s,]/.test(value)&&names.includes(name)?name:[]);
if(query[0])page.query=query.join(' ')
}`

export const waiting = '[data-reads][data-query]'
