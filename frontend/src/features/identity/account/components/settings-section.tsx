import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { radius, token, type } from '../../../../theme/theme.js';

/** Id of a section's heading, which names its forms. */
export const titleOf = (id: string) => `${id}-title`;

/** For when what had the focus is gone: a removed row, a form that is done. */
export function focusTitle(titleId: string): void {
  document.getElementById(titleId)?.focus();
}

export interface SettingsSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One matter of the account: its heading, a sentence, and a sheet with what there is and what can be done. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <Box id={id} aria-labelledby={titleOf(id)}>
      <h2 id={titleOf(id)} tabIndex={-1}>
        {title}
      </h2>
      {intro !== undefined && <p>{intro}</p>}
      <div>{children}</div>
    </Box>
  );
}

const Box = styled('section')({
  scrollMarginTop: 24,
  '& > h2': { fontSize: type.title },
  '& > h2:focus': { outline: 'none' },
  '& > p': { marginTop: 6, color: token('ink-soft'), maxWidth: '62ch' },
  '& > div': {
    display: 'grid',
    gap: 18,
    marginTop: 16,
    padding: 'clamp(18px, 3vw, 28px)',
    border: `1px solid ${token('line')}`,
    borderRadius: radius.sheet,
    background: token('sheet'),
    '& > *': { minWidth: 0 },
  },
});

/** A fact and what can be done about it, side by side where there is room. */
export const Fact = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& > :not(a, button)': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
});

/** Facts, and several things that can be done about them; what is open takes a line of its own. */
export const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > div:first-of-type': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > [data-open="true"]': { flex: '1 1 100%', paddingTop: 8 },
});

/** Several of a kind, one below the other. */
export const Rows = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  '& > li': { paddingBlock: 14, minWidth: 0 },
  '& > li + li': { borderTop: `1px solid ${token('line')}` },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
});

/** The smaller facts below a name. */
export const Small = styled('p')({
  color: token('ink-soft'),
  fontSize: type.small,
  '& > span + span::before': { content: '" · " / " "' },
});

/** A short word about a state. */
export const Badge = styled('span')({
  display: 'inline-block',
  marginInlineStart: 10,
  padding: '1px 10px',
  borderRadius: radius.round,
  background: token('tint'),
  color: token('ink'),
  fontSize: type.tiny,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-tone="good"]': { color: token('positive') },
  '&[data-tone="bad"]': { color: token('negative') },
});
