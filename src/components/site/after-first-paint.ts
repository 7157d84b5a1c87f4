/**
 * Loads what the first paint does not need: fonts, and the styles and scripts in `<template id="late">`.
 * If the styles fail to load, shows the hidden elements unstyled.
 * In a browser that does not report paints, everything loads on the load event.
 */
export const bringLate = `{let page=document,fonts=page.getElementById('fonts'),bring=()=>{
if(!fonts.media)return
fonts.media=''
let late=page.importNode(page.getElementById('late').content,true)
late.querySelector('link').onerror=()=>page.querySelectorAll('.late').forEach(e=>e.classList.remove('late'))
page.body.append(late)}
if(page.referrer.startsWith(location.origin+'/'))fonts.media='all'
addEventListener('load',()=>setTimeout(bring,500))
new PerformanceObserver(bring).observe({type:'paint',buffered:true})}`;
