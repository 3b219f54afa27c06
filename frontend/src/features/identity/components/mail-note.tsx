import { type ReactNode, useEffect, useRef } from 'react';
import { DoorPage } from './door-page.js';
import type { Greeting } from './greetings.js';

export interface MailNoteProps {
  title: string;
  text: string;
  greetings: Greeting[];
  children?: ReactNode;
}

/** Stands in the place of a form that was sent: what happens next. */
export function MailNote({ title, text, greetings, children }: MailNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <DoorPage title={title} intro={<p>{text}</p>} greetings={greetings} titleRef={heading}>
      {children}
    </DoorPage>
  );
}
