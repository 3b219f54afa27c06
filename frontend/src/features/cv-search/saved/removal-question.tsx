import { useText } from '../../../i18n/use-text.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';

interface RemovalQuestionProps {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a search goes that all members of the company see. */
export default function RemovalQuestion({ name, onConfirm, onClose }: RemovalQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('people.saved-remove-title', { name })}
      text={t('people.saved-remove-text')}
      action={t('people.saved-remove')}
      cancel={t('people.saved-cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
