/** What somebody writes about. */
export type ContactTopic = 'account' | 'offer' | 'company' | 'privacy' | 'accessibility' | 'security' | 'other';
