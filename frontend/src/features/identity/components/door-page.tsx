import type { ReactNode, Ref } from 'react';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import css from './door-page.module.css';
import type { Greeting } from './greetings.js';

/** Id of the heading, which names the form of the page. */
export const DOOR_TITLE = 'door-title';

export interface DoorPageProps {
  title: string;
  intro?: ReactNode;
  /** Said beside the form, one above the other, on a wide window. */
  greetings: Greeting[];
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page in front of an account: a heading, a form, and people who greet. */
export function DoorPage({ title, intro, greetings, titleRef, children }: DoorPageProps) {
  return (
    <Room>
      <div>
        <h1 id={DOOR_TITLE} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <Intro>{intro}</Intro>
        {children}
      </div>
      <Tower aria-hidden="true">
        {greetings.map(({ code, text }) => (
          <span key={code} lang={code}>
            {text}
          </span>
        ))}
      </Tower>
    </Room>
  );
}

const Room = withClass(PageColumn, css.room);

const Intro = withClass('div', css.intro);

const Tower = withClass('p', css.tower);

/** Ways to other pages, below a form. */
export const Ways = withClass('div', css.ways);

/** Fields that belong together, side by side where there is room. */
export const Pair = withClass('div', css.pair);
