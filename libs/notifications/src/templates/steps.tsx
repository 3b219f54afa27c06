import type { ProfileStep } from '@babelboard/wire';
import { Fragment } from 'react';
import type { MailFace } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** A step of the profile that a mail can name. */
export type NamedStep = Exclude<ProfileStep, 'apply'>;

/** Steps of the profile, each with what it takes. */
export function Steps({ face, steps }: { face: MailFace; steps: readonly NamedStep[] }) {
  return (
    <Paragraph>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && <br />}
          <strong>{face.t(`step.${step}`)}</strong>: {face.t(`step.${step}-how`)}
        </Fragment>
      ))}
    </Paragraph>
  );
}
