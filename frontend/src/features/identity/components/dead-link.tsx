import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { DoorPage } from './door-page.js';
import { WELCOME_BACK } from './greetings.js';

/** Stands in the place of what a link of a mail would lead to, with the ways on. */
export function DeadLink({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <DoorPage title={title} intro={<p role="alert">{t('door.dead-link')}</p>} greetings={WELCOME_BACK}>
      {children}
    </DoorPage>
  );
}
