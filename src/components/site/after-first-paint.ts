/**
 * Loads late styles and scripts after the first paint, or at the latest half a second after the `load` event. Fonts
 * load then too, and `fonts.browser.ts` shows them. But if the previous page was on this site, fonts apply at once.
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
