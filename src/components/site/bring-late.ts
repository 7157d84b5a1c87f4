/**
 * Brings what a page can do without until it has been drawn: styles of what nobody sees at first, and scripts. They stand in its
 * `<template id="late">`, where nothing is fetched. Where the styles cannot be had, what waits for them is shown plain.
 */
export const bringLate = `requestAnimationFrame(()=>setTimeout(()=>{
let late=document.importNode(document.getElementById('late').content,true)
late.querySelector('link').onerror=()=>document.querySelectorAll('.late').forEach(e=>e.classList.remove('late'))
document.body.append(late)}))`;
