/** Returns Word’s HTML for an image. It refers to a local file, which no web page may read. */
export const fromDisk = (name: string, alt = ''): string =>
  `<!--[if gte vml 1]><v:shape id="${name}"><v:imagedata src="file:///C:/Temp/${name}"/></v:shape><![endif]--><![if !vml]><img width=301 height=201 src="file:///C:/Temp/${name}" alt="${alt}" v:shapes="${name}"><![endif]>`;

/** A PNG and a JPEG as Word writes them into the clipboard’s RTF. */
export const rtfOf = (png: Buffer, jpeg: Buffer): string =>
  String.raw`{\rtf1\ansi Kijk naar de pomp.\par {\*\shppict{\pict{\*\picprop}\pngblip\bliptag1{\*\blipuid 0a}` +
  `${png.toString('hex').replaceAll(/.{128}/g, '$&\n')}}}{\\nonshppict{\\pict\\wmetafile8 0100}}\\par {\\*\\shppict{\\pict\\jpegblip ${jpeg.toString('hex')}}}}`;
