// Decorative drawings, hidden from screen readers where they are used.

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

export const ApplicationsSketch = () => (
  <span className="sketch-rows">
    <span>
      <b>Leeward Routing</b>
      <em>Interview on Friday</em>
    </span>
    <span>
      <b>Harbour Works</b>
      <em>Call back today</em>
    </span>
  </span>
);
