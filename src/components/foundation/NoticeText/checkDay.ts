import { site } from '../../../site/identity'

/**
 * The inline script after a prerendered notice, the same for all, so that the content security policy needs one hash. The
 * build may be older than a day: the script shows or hides the notice by the visitor's date while the page is parsed,
 * so that nothing moves later, when the application takes over. The Swedish format is the ISO date.
 */
export const CHECK_DAY = `{
const notice=document.currentScript.previousElementSibling,{from,until}=notice.dataset,
day=new Date().toLocaleDateString('sv',{timeZone:'${site.timeZone}'});
notice.hidden=day<from||day>until
}`
