import type { ReactElement } from 'react';
import { lightColours as colours } from '#core/colours.ts';
import { cardSize } from '#core/social-card/card-address.ts';
import { displayFamily, textFamily } from './card-fonts.ts';
import { arch, asImage } from './seen-through-arch.ts';
import { lineHeight, type FittedTitle } from './title-lines.ts';

/** In pixels, like all sizes in this file. */
export const titleBox = { width: 616, height: 332 };

const edge = 72;

export function Card({ section, title, name, host, seen }: CardProps): ReactElement {
  return (
    <div
      style={{
        ...cardSize,
        display: 'flex',
        position: 'relative',
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily: textFamily,
      }}
    >
      <img src={seen} {...arch} style={{ position: 'absolute', right: edge, bottom: 0 }} />
      <div
        style={{
          position: 'absolute',
          left: edge,
          top: 64,
          bottom: 60,
          width: titleBox.width,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 27, color: colours.sea }}>
          <div
            style={{ width: 44, height: 4, marginRight: 18, borderRadius: 2, backgroundColor: colours.sun }}
          />
          {section}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            fontFamily: displayFamily,
            fontSize: title.size,
            lineHeight,
          }}
        >
          {title.lines.map((line, index) => (
            <div key={index} style={{ display: 'flex', whiteSpace: 'nowrap' }}>
              {line}
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <img src={asImage(logo)} width={60} height={60} style={{ marginRight: 20 }} />
          <div style={{ display: 'flex', flexDirection: 'column', lineHeight: 1.25 }}>
            <div style={{ fontSize: 28 }}>{name}</div>
            <div style={{ fontSize: 24, color: colours['ink-soft'] }}>{host}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** This string repeats the drawing of src/components/art/Logo.astro. */
const logo = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="120" height="120">
<path fill="${colours.sea}" d="M6 33V16a12 12 0 0 1 24 0v17Z"/>
<circle fill="${colours.paper}" cx="18" cy="16.5" r="3.7"/>
<path fill="${colours.paper}" d="M16.6 18.5h2.8l1.4 7.5h-5.6Z"/>
<path fill="none" stroke="${colours.sun}" stroke-width="2.4" stroke-linecap="round" d="M2 33h32"/>
</svg>`;

type CardProps = {
  section: string;
  title: FittedTitle;
  name: string;
  host: string;
  seen: string;
};
