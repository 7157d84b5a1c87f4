/**
 * Loads late styles, scripts and web fonts after the first paint, at the latest half a second after the `load` event.
 * `fonts.browser.ts` then shows the fonts. After another page of this site, a reload or the back button, the browser has
 * the fonts. The page then waits for them before its first paint, but never longer than 150 ms. Safari may have scrolled
 * to the section of the address by then, so the script keeps that section where it is.
 */
export const bringLate = `{let page=document,{classList,style}=page.documentElement,fonts=page.getElementById('fonts'),isLate,
load=()=>{if(!fonts.media)return
classList.add('fonts-coming')
fonts.media=''
return Promise.all(['Marcellus','Figtree'].map(name=>page.fonts.load('1em '+name)))},
bring=()=>{if(isLate)return
isLate=true
load()
let late=page.importNode(page.getElementById('late').content,true)
late.querySelector('link').onerror=()=>page.querySelectorAll('.late').forEach(e=>e.classList.remove('late'))
page.body.append(late)}
if(page.referrer.startsWith(location.origin+'/')||performance.getEntriesByType('navigation')[0]?.type!='navigate'){
let isShown=performance.getEntriesByType('paint').length,show=()=>{isShown=true
style.visibility=''}
if(!isShown){style.visibility='hidden'
setTimeout(show,150)}
load().then(()=>{if(isShown)return
let at=page.querySelector(':target'),top=()=>at?.getBoundingClientRect().top,was=top()
style.overflowAnchor='none'
classList.remove('fonts-coming')
if(Math.abs(was-page.querySelector('.site-header').offsetHeight)<2)scrollBy(0,top()-was)
style.overflowAnchor=''
show()})}
addEventListener('load',()=>setTimeout(bring,500))
new PerformanceObserver(bring).observe({type:'paint',buffered:true})}`;
