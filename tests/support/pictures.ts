import sharp from 'sharp';

/** A photo with a bright spot on its right side, as a camera would write it. No two are the same file. */
export const aPhoto = ({ width = 1200, height = 800 } = {}): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 30, g: 90 + Math.floor(Math.random() * 60), b: 140 },
    },
  })
    .composite([
      {
        input: {
          create: { width: Math.round(width / 10), height, channels: 3, background: '#ffcc33' },
        },
        left: Math.round(width * 0.85),
        top: 0,
      },
    ])
    .withExif({
      IFD0: { ImageDescription: crypto.randomUUID() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();
