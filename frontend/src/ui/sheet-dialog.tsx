import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { MaterialTheme } from '../theme/material-theme.js';
import { radius, token } from '../theme/theme.js';
import { NotificationRegion } from './notifications/notification-region.js';

export interface SheetDialogProps {
  /** Id of the heading that names it. */
  titleId: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in the middle of a desktop, a sheet from the bottom of a phone. */
export function SheetDialog({ titleId, onClose, children }: SheetDialogProps) {
  return (
    <MaterialTheme>
      <Sheet open onClose={onClose} disableScrollLock slotProps={{ paper: { 'aria-labelledby': titleId } }}>
        {children}
        <NotificationRegion inSheet />
      </Sheet>
    </MaterialTheme>
  );
}

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 620,
    borderRadius: radius.sheet,
    background: token('sheet'),
    color: token('ink'),
    backgroundImage: 'none',
  },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      margin: 0,
      maxWidth: '100%',
      maxHeight: 'min(92dvh, 100dvh - var(--support-banner, 0px))',
      borderRadius: '24px 24px 0 0',
    },
  },
}));

/** What scrolls in a sheet. */
export const SheetBody = styled('div')({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 'clamp(22px, 5vw, 36px) clamp(20px, 5vw, 36px) 20px',
});

/** What stays in sight at its end. */
export const SheetActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 20px',
  padding: '12px clamp(20px, 5vw, 36px) max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${token('line')}`,
});
