/** A white town on a hill by the sea, with a sailing boat. */
export const town = `
<path class="sky" d="M0 0h160v200H0z"/>
<circle class="sun" cx="34" cy="58" r="16"/>
<path class="stone" d="M18 148l26-34 20-8 16-22h24l14 20 18 8 24 36z"/>
<path class="white" d="M44 112h20v24H44zM104 104h22v26h-22zM64 100h22v30H64zM28 128h20v20H28zM122 122h22v24h-22z"/>
<path class="shade" d="M86 96h20v34H86zM48 130h18v18H48zM100 126h24v22h-24z"/>
<path class="dark" d="M66 130h34v18H66z"/>
<path class="white" d="M78 62h16v36H78z"/>
<path class="shade" d="M88 62h6v36h-6z"/>
<path class="clay" d="M76 62l10-10 10 10zM42 112l12-7 12 7zM102 104l13-8 13 8z"/>
<path class="metal" d="M84 70h4v8h-4zM50 118h4v7h-4zM70 108h4v8h-4zM110 110h4v7h-4zM92 104h4v7h-4zM34 134h4v6h-4zM130 128h4v6h-4zM74 136h4v6h-4zM108 132h4v7h-4z"/>
<path class="sea" d="M0 148h160v52H0z"/>
<path class="deep" d="M0 172c50-10 110-6 160-2v30H0z"/>
<path class="foam" d="M14 158h30M104 156h36M62 164h24"/>
<path class="white" d="M44 182c8 7 24 7 34 0l-5 11H50z"/>
<path class="white" d="M60 178v-28c-8 9-11 18-12 25z"/>
<path class="clay" d="M64 178v-32c9 8 13 20 13 29z"/>
<path class="line" d="M62 182v-40"/>
`;
