import { emojiFaces, emojiWithFont } from '../../contracts/emoji-font';
import '../../fonts/emoji.css';

const faces = emojiFaces([...emojiWithFont]);

/** Draws emoji in our font where the system has none. Each is loaded when it is shown. */
export const EmojiFont = () => (
  <style href="emoji-font" precedence="low">
    {faces}
  </style>
);
