/**
 * Brings what a page can do without until it has been drawn: our fonts, which would share the line with what is read first, styles of
 * what nobody sees at first, and scripts. The latter two stand in its `<template id="late">`, where nothing is fetched. Who comes from
 * another page of ours has the fonts already, and sees them at once. Where the styles cannot be had, what waits for them is shown plain.
 * A browser that does not tell when it draws brings all of it once the page is complete.
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
