/**
 * What the page counts, and the choice not to be counted. The script shows it: where no script runs, nothing is
 * counted.
 */
export const CountingNote = () => (
  <div className="counting" hidden>
    <p>
      This page counts its visits: when, from which place and site, on what kind of device, for how long, what
      is read, watched and downloaded, and whether somebody was here before. It sets no cookies and keeps
      neither names nor full addresses.
    </p>
    <label>
      <input type="checkbox" /> Don’t count my visits in this browser
    </label>
  </div>
);
