/** The shapes use a 1440 × 560 view box. HeroScene.astro contains the CSS for their classes. */
export const heroScene = `
<defs>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
<stop stop-color="var(--art-sea)" stop-opacity=".55" offset="0"/>
<stop stop-color="var(--art-sea-deep)" offset="1"/>
</linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop stop-color="var(--art-haze)" stop-opacity="0" offset="0"/>
<stop stop-color="var(--art-haze)" offset="1"/>
</linearGradient>
</defs>
<path fill="url(#sky)" d="M0 40h1440v272H0z"/>
<circle fill="var(--art-sun)" cx="872" cy="168" r="44"/>
<path fill="var(--art-island)" opacity=".4" d="M560 312l40-14 46-4 30-16 40 6 34-10 50 12 46 2 54 10 70 4 60 10z"/>
<path fill="var(--art-island)" d="M648 312l14-26 12-9 10-28 16-18 8-34 14-18 10 6 8 26 12 10 6 22 18 16 8 26 16 12 8 15zM822 312l12-16 18-6 14-16 16 6 12 18 22 14z"/>
<path fill="var(--art-haze)" opacity=".45" d="M722 179l10 6 8 26 12 10 6 22 18 16 8 26 16 12 8 15h-48l-14-38 4-30-16-24z"/>
<path fill="url(#water)" d="M0 312h1440v248H0z"/>
<path class="foam" d="M96 344h150M300 336h60M420 352h170M640 338h70M760 350h110M40 388h90M210 376h64M330 392h150M560 384h40M640 372h96"/>
<path fill="var(--art-leaf)" opacity=".75" d="M1440 268c-70 6-130 26-200 34-90 10-180 14-240 34l-96 40h536z"/>
<g>
<path class="trunk" d="M1362 402c4-60-6-116-18-162M1350 300c14-14 26-24 40-28M1346 276c-12-12-22-16-34-20"/>
<path fill="var(--art-pine-dark)" d="M1258 236c-6-26 20-44 48-40 12-26 62-30 78-8 30-10 66 8 62 34-4 24-36 30-58 24-26 12-56 10-74-2-22 8-50 8-56-8z"/>
<path fill="var(--art-pine)" d="M1270 216c4-20 26-28 42-20 14-24 52-26 68-6 26-8 52 6 52 24-24 14-50 10-66 2-28 12-66 12-96 0z"/>
</g>
<g>
<path fill="var(--art-wall-shade)" d="M1168 222h138v186h-138z"/>
<path fill="var(--art-wall)" d="M1000 258h190v150h-190z"/>
<path fill="var(--art-wall-shade)" d="M1190 258h16v150h-16z"/>
<path fill="var(--art-wall)" d="M900 318h112v90H900z"/>
<path fill="var(--art-wall-dark)" d="M1000 330l12 78h-12z"/>
<path fill="var(--art-wall)" d="M1160 214h150v10h-150zM994 250h202v10H994zM894 310h112v10H894z"/>
<path fill="var(--art-wall)" d="M1066 226h26v26h-26z"/>
<path fill="var(--art-wall-dark)" d="M1084 226h8v24h-8zM1062 222h34v6h-34z"/>
<path fill="var(--art-wood)" d="M1012 272h8v5h-8zM1034 272h8v5h-8zM1056 272h8v5h-8zM1078 272h8v5h-8zM1100 272h8v5h-8zM1122 272h8v5h-8zM1144 272h8v5h-8zM1166 272h8v5h-8z"/>
<path fill="var(--art-wall-dark)" d="M912 408v-38a18 18 0 0 1 36 0v38zM958 408v-38a18 18 0 0 1 36 0v38z"/>
<path fill="var(--art-window)" d="M922 408v-36a8 8 0 0 1 18 0v36z"/>
<path fill="var(--art-wood)" d="M1082 408v-56a20 20 0 0 1 40 0v56z"/>
<path class="wood-line" d="M1102 334v74"/>
<circle fill="var(--art-sun)" cx="1109" cy="376" r="2.5"/>
<path fill="var(--art-window)" d="M1028 318h26v34h-26zM1146 318h24v34h-24zM1226 262h26v34h-26zM1226 334h26v34h-26zM1276 266h14v24h-14z"/>
<path fill="var(--art-sea)" d="M1018 318h10v34h-10zM1054 318h10v34h-10zM1217 262h9v34h-9zM1252 262h9v34h-9zM1217 334h9v34h-9zM1252 334h9v34h-9z"/>
<path fill="var(--art-sun)" d="M1130 336h5v9h-5z"/>
</g>
<g>
<path fill="var(--art-leaf)" d="M1180 408c-8-40 2-80 16-108 12 2 22 14 20 30 10 10 8 26 2 34 8 14 6 32-4 44z"/>
<path fill="var(--art-clay)" d="M1188 318a7 7 0 1 1 .1 0M1204 312a8 8 0 1 1 .1 0M1196 336a8 8 0 1 1 .1 0M1212 340a6 6 0 1 1 .1 0M1188 356a6 6 0 1 1 .1 0M1206 364a8 8 0 1 1 .1 0M1192 382a7 7 0 1 1 .1 0M1212 388a6 6 0 1 1 .1 0"/>
</g>
<path fill="var(--art-earth)" d="M0 468c120-34 250-30 380-18 130 12 214 6 300-14 80-20 150-32 220-32h540v156H0z"/>
<path fill="var(--art-wall)" d="M742 452c4-14 14-20 30-20h264c14 0 22 6 20 18l-4 16c-2 10-12 16-24 16H756c-14 0-20-8-18-18z"/>
<path fill="var(--art-sea)" d="M756 454c2-8 8-12 18-12h256c10 0 14 4 12 12l-2 10c-2 6-8 10-16 10H766c-8 0-12-4-12-10z"/>
<path class="foam" d="M790 456h46M862 464h60M952 454h52M812 468h20"/>
<path class="wood-line" d="M1008 450v-22c0-8 12-8 12 0M1024 450v-22c0-8 12-8 12 0"/>
<path fill="var(--art-stone)" opacity=".6" d="M1084 408h38l26 44 40 108h-110l-6-108z"/>
<path fill="var(--art-stone)" d="M1206 448c40-8 92-10 130-6 40-6 74-4 104 2v44c-60-8-170-10-230-2-8-12-8-28-4-38z"/>
<path class="stone-line" d="M1212 466h60l20-4h60l30 6h58M1240 450v14M1290 446v16M1340 444v18M1392 446v20M1262 468v16M1318 464v20M1370 468v18M1416 466v20"/>
<g>
<path fill="var(--art-pine-dark)" d="M852 424c-14-40-10-96 2-126 14 30 16 86 4 126zM824 430c-10-26-8-60 2-82 10 22 12 56 2 82z"/>
<path class="trunk" d="M852 420v16M825 426v14"/>
</g>
<g>
<path class="trunk" d="M246 492c2-30-4-50-12-68M240 448c10-14 22-20 34-24M240 462c-14-10-26-14-40-16"/>
<path fill="var(--art-leaf)" d="M168 428c-2-20 16-32 34-28 8-20 44-24 56-6 20-8 44 4 44 22 0 20-24 28-42 22-12 12-38 12-48 0-18 8-42 6-44-10z"/>
<path fill="var(--art-pine)" d="M188 420c8-14 26-16 38-8 12-12 36-10 44 2 10-4 22-2 28 6-14 16-34 12-46 6-16 12-48 10-64-6z"/>
</g>
<g>
<path fill="var(--art-leaf)" d="M560 512c-22-16-34-40-36-62 20 10 32 32 38 54-4-28 2-56 14-76 10 24 10 52 2 76 8-22 22-42 42-50-2 24-16 46-36 60z"/>
<path fill="var(--art-leaf)" d="M1330 532c-18-14-28-32-30-52 18 8 28 26 32 46-2-24 2-46 12-64 8 20 8 44 2 64 8-20 18-34 36-42-2 20-14 38-32 50z"/>
<path fill="var(--art-pine)" d="M420 540c-18-12-28-30-30-48 16 8 26 24 30 42-2-22 2-42 12-58 8 18 8 40 2 58 6-18 16-32 32-38-2 18-12 34-28 46z"/>
</g>
<path fill="var(--art-leaf)" d="M0 520c160-22 320-14 470 4 200 22 420 18 600 6 130-8 260-8 370 4v26H0z"/>
`;
