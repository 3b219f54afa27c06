import { useSession } from '../../../session/use-session.js';

/** Whether the account is only looked at: an operator sees it through support access and changes nothing. */
export function useReadOnly(): boolean {
  return useSession().user?.support != null;
}
