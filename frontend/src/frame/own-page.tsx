import type { ReactNode } from 'react';
import { useAccountHead } from '../head/use-account-head.js';
import { withClass } from '../theme/with-class.js';
import { PageColumn } from '../ui/page-column.js';
import css from './own-page.module.css';

/** A page of somebody who is signed in: a heading, what it is for, and what stands there. */
export function OwnPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useAccountHead(title);
  return (
    <Column>
      <div>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
      </div>
      {children}
    </Column>
  );
}

const Column = withClass(PageColumn, css.column);

const Lead = withClass('p', css.lead);
