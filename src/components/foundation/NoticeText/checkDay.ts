import { site } from '../../../site/identity'

/**
 * One script for one CSP hash, run while the page is parsed so that nothing moves. Reads the day as `timeAtShop` does,
 * and for the same reason. A function: browsers’ bundles leave it out.
 */
export const checkDayScript = () => `{
const notice=document.currentScript.previousElementSibling,{from,until}=notice.dataset,now=new Date(),timeZone='${site.timeZone}',
day=(self.Temporal?Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timeZone).toString():now.toLocaleString('sv',{timeZone})).slice(0,10);
notice.hidden=day<from||day>until
}`
