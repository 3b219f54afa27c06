import messages from 'virtual:messages/en/account';
import { addTexts } from '../i18n/create-i18n.js';

/** Every page with a form imports this first: its texts are no part of the first view of other pages. */
addTexts('en', messages);
