/** The look of the whole page; imported once, first, by the start of the app. */
import './font.css';
import './tokens.css';
import './base.css';
