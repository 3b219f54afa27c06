import type { PROFILE_TASKS } from '@babelboard/wire';
import { Fragment } from 'react';
import type { MailFace } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** A step of the profile that a mail can name. */
export type NamedTask = (typeof PROFILE_TASKS)[number];

/** Steps of the profile, each with what it takes. */
export function Steps({ face, tasks }: { face: MailFace; tasks: readonly NamedTask[] }) {
  return (
    <Paragraph>
      {tasks.map((task, index) => (
        <Fragment key={task}>
          {index > 0 && <br />}
          <strong>{face.t(`step.${task}`)}</strong>: {face.t(`step.${task}-how`)}
        </Fragment>
      ))}
    </Paragraph>
  );
}
