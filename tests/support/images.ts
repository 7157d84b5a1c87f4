import sharp from 'sharp';

/** A JPEG with the metadata of a camera and a bright spot on the right. Each photo differs. */
export function aPhoto({ width = 1200, height = 800 } = {}): Promise<Buffer> {
  made += 1;
  const sea = { r: 20 + ((made * 7) % 60), g: 90 + ((process.pid + made * 11) % 60), b: 140 };
  const spot = {
    create: { width: Math.round(width / 10), height, channels: 3 as const, background: '#ffcc33' },
  };
  return sharp({ create: { width, height, channels: 3, background: sea } })
    .composite([{ input: spot, left: Math.round(width * 0.85), top: 0 }])
    .withExif({
      IFD0: { ImageDescription: crypto.randomUUID() },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 54/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

/** About a megabyte, with so much detail that compression saves little. */
export function aLargePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
}

let made = 0;
