import { site } from '../../../site/identity'

/** One script for one CSP hash, run while the page is parsed so that nothing moves; `sv` dates are ISO. */
export const CHECK_DAY = `{
const notice=document.currentScript.previousElementSibling,{from,until}=notice.dataset,
day=new Date().toLocaleDateString('sv',{timeZone:'${site.timeZone}'});
notice.hidden=day<from||day>until
}`
