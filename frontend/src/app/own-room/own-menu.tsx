import CandidateMenu from '../candidate-room/candidate-menu.js';
import CompanyMenu from '../company-room/company-menu.js';

/** The places of who is signed in, in the menu of the account. */
export default function OwnMenu({ type }: { type: 'candidate' | 'company' }) {
  return type === 'company' ? <CompanyMenu /> : <CandidateMenu />;
}
