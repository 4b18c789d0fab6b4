// Decorative drawings, hidden from screen readers where they are used.

const PageLines = () => (
  <span className="lines">
    <b />
    <i />
    <i />
    <i />
  </span>
);

/** The same page on a screen, on a phone and on paper. */
export const DevicesSketch = () => (
  <span className="sketch-devices">
    <span className="sketch-screen">
      <PageLines />
    </span>
    <span className="sketch-phone">
      <PageLines />
    </span>
    <span className="sketch-print">
      <PageLines />
    </span>
  </span>
);

export const PrivacySketch = () => (
  <span className="sketch-rows">
    <span>
      <b>Lead designer</b>
      <em>Public</em>
    </span>
    <span data-private="">
      <b>Home address</b>
      <em>Private</em>
    </span>
  </span>
);

export const LinkSketch = () => (
  <span className="sketch-rows">
    <span>
      <b>Leeward Routing</b>
      <em>Opened twice</em>
    </span>
    <span>
      <b>Harbour Works</b>
      <em>Until Friday</em>
    </span>
  </span>
);

export const ThemesSketch = () => (
  <span className="sketch-themes">
    <span data-theme="editorial">Ag</span>
    <span data-theme="swiss">Ag</span>
    <span data-theme="showcase">Ag</span>
  </span>
);

export const UndoSketch = () => (
  <span className="sketch-undo">
    Skill deleted <b>Undo</b>
  </span>
);

export const CodeSketch = () => (
  <span className="sketch-code">
    <span>
      <i>$</i> npm ci && npm start
    </span>
    <span>Storyfolio is ready</span>
    <span>
      <i>GET</i> /api/profile
    </span>
  </span>
);
