/**
 * Loads late styles, scripts and web fonts after the first paint, at the latest half a second after the `load` event.
 * `fonts.browser.ts` then applies the fonts. If the previous page was on this site, the fonts apply at once.
 */
export const bringLate = `{let page=document,fonts=page.getElementById('fonts'),bring=()=>{
if(!fonts.media)return
if(fonts.media!='all'){
page.documentElement.classList.add('fonts-coming')
setTimeout(()=>['Marcellus','Figtree'].map(name=>page.fonts.load('1em '+name)))}
fonts.media=''
let late=page.importNode(page.getElementById('late').content,true)
late.querySelector('link').onerror=()=>page.querySelectorAll('.late').forEach(e=>e.classList.remove('late'))
page.body.append(late)}
if(page.referrer.startsWith(location.origin+'/'))fonts.media='all'
addEventListener('load',()=>setTimeout(bring,500))
new PerformanceObserver(bring).observe({type:'paint',buffered:true})}`;
