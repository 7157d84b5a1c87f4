/** Loads fonts, late styles and late scripts after the first paint, or at the latest half a second after loading. */
export const bringLate = `{let page=document,fonts=page.getElementById('fonts'),bring=()=>{
if(!fonts.media)return
fonts.media=''
let late=page.importNode(page.getElementById('late').content,true)
late.querySelector('link').onerror=()=>page.querySelectorAll('.late').forEach(e=>e.classList.remove('late'))
page.body.append(late)}
if(page.referrer.startsWith(location.origin+'/'))fonts.media='all'
addEventListener('load',()=>setTimeout(bring,500))
new PerformanceObserver(bring).observe({type:'paint',buffered:true})}`;
