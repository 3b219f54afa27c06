import { Fragment } from 'react';
import { Paragraph } from './paragraph.js';

/** Facts below each other, each with its name. */
export function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <Paragraph>
      {Object.entries(facts).map(([name, value], index) => (
        <Fragment key={name}>
          {index > 0 && <br />}
          {name}: <strong>{value}</strong>
        </Fragment>
      ))}
    </Paragraph>
  );
}
