import { MAIL_COLOURS } from './mail-colours.js';

/** Width and left edge of each storey, from the top, in pixels. */
const STOREYS = [
  { width: 9, left: 11 },
  { width: 13, left: 9 },
  { width: 20, left: 6 },
  { width: 27, left: 2 },
];

/** The tower of the site's logo without a picture, which most readers would not load. */
export function MailLogo() {
  return (
    <div data-skip-in-text="true" style={{ width: '32px' }}>
      {STOREYS.map(({ width, left }, index) => (
        <div
          key={width}
          className={index === 0 ? 'bar-top' : 'bar'}
          style={{
            width: `${width}px`,
            height: '5px',
            margin: `0 0 2px ${left}px`,
            borderRadius: '3px',
            backgroundColor: index === 0 ? MAIL_COLOURS.light.accent : MAIL_COLOURS.light.ink,
            fontSize: 0,
            lineHeight: 0,
          }}
        />
      ))}
    </div>
  );
}
