import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useAccountHead } from '../head/use-account-head.js';
import { token, type } from '../theme/theme.js';
import { PageColumn } from '../ui/page-column.js';

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

const Column = styled(PageColumn)({
  display: 'grid',
  gap: 40,
  paddingBlock: 'clamp(20px, 4vw, 56px) 32px',
  '& > *': { minWidth: 0, maxWidth: 720 },
  '& h1': { fontSize: type.headline, overflowWrap: 'anywhere' },
});

const Lead = styled('p')({ marginTop: 14, maxWidth: '56ch', color: token('ink-soft'), fontSize: type.lead });
