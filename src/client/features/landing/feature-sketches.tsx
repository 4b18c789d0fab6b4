import { IconArrowBackUp, IconLock, IconWorld } from '@tabler/icons-react';
import classes from './feature-sketches.module.css';

// Decorative drawings, hidden from screen readers where they are used.

/** The same page on a screen, on a phone and on paper. */
export function PlainSketch() {
  return (
    <div className={classes.devices}>
      <div className={classes.screen}>
        <i className={classes.bar} />
        <PageLines />
      </div>
      <div className={classes.phone}>
        <PageLines />
      </div>
      <div className={classes.print}>
        <PageLines />
      </div>
    </div>
  );
}

function PageLines() {
  return (
    <div className={classes.lines}>
      <b />
      <i />
      <i />
      <i />
    </div>
  );
}

export function PrivacySketch() {
  return (
    <div className={classes.entries}>
      <p>
        <span>Lead designer</span>
        <em>
          <IconWorld size={16} /> Public
        </em>
      </p>
      <p data-private>
        <span>Home address</span>
        <em>
          <IconLock size={16} /> Private
        </em>
      </p>
    </div>
  );
}

export function UndoSketch() {
  return (
    <div className={classes.undo}>
      <span>Skill deleted</span>
      <b>
        <IconArrowBackUp size={18} /> Undo
      </b>
    </div>
  );
}

export function HostSketch() {
  return (
    <pre className={classes.code}>
      <i>$</i> npm ci && npm start{'\n'}
      <u>Storyfolio is ready</u>
    </pre>
  );
}

export function ApiSketch() {
  return (
    <pre className={classes.code}>
      <i>GET</i> /api/profile{'\n'}
      {'{ '}
      <u>"profileSlug"</u>: "mara" {'}'}
    </pre>
  );
}
