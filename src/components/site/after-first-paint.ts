/**
 * The script that loads what the first paint does not need: our fonts (which would compete for bandwidth), secondary
 * styles, and scripts. Styles and scripts are in `<template id="late">`, where the browser does not load them. On later
 * pages the fonts are cached and apply at once. If the secondary styles fail to load, the hidden elements that wait for
 * them are shown unstyled. In browsers that do not report paints, everything loads on the load event.
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
