import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { MaterialTheme } from '../theme/material-theme.js';
import { withClass } from '../theme/with-class.js';
import { NotificationRegion } from './notifications/notification-region.js';
import css from './sheet-dialog.module.css';

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

const Sheet = withClass(Dialog, css.sheet);

/** What scrolls in a sheet. */
export const SheetBody = withClass('div', css.sheetBody);

/** What stays in sight at its end. */
export const SheetActions = withClass('div', css.sheetActions);
