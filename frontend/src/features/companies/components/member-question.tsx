import type { CompanyMember } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';

export interface MemberQuestionProps {
  member: CompanyMember;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before somebody is taken out of the company, or leaves it: they lose its place at once. */
export default function MemberQuestion({ member, busy, onConfirm, onClose }: MemberQuestionProps) {
  const t = useText();
  const { you, name } = member;
  return (
    <ConfirmDialog
      title={you ? t('members.leave-title') : t('members.remove-title', { name })}
      text={t(you ? 'members.leave-text' : 'members.remove-text')}
      action={t(you ? 'members.leave' : 'members.remove')}
      cancel={t('members.cancel')}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
