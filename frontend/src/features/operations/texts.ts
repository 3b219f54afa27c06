import messages from 'virtual:messages/en/operations';
import { addTexts } from '../../i18n/create-i18n.js';

/** Every page of this feature imports this first: its texts are no part of the first view of other pages. */
addTexts('en', messages);
