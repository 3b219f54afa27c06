import { GrowingArea } from '../../../forms/growing-area.js';
import type { FieldProps } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';

const LONGEST = 500;

interface TellDialogProps {
  change: 'moved' | 'cancelled';
  /** How many will be told. */
  attendees: number;
  notice: FieldProps & { value: string };
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before people are told that an event moves, or does not take place, and for a word to them. */
export default function TellDialog({ change, attendees, notice, busy, onConfirm, onClose }: TellDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('event-form.tell-title', { change })}
      text={t('event-form.tell', { change, count: attendees })}
      action={t('event-form.tell-save', { count: attendees })}
      cancel={t('event-form.tell-back')}
      {...(change === 'cancelled' ? { tone: 'danger' as const } : {})}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <GrowingArea
        {...notice}
        label={t('event-form.notice')}
        hint={t('event-form.notice-hint')}
        maxLength={LONGEST}
        optional
      />
    </ConfirmDialog>
  );
}
