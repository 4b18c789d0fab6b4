import classes from './portfolio-sketch.module.css';

/** A drawing of a portfolio page; it says nothing that the text does not say, so it is hidden from screen readers. */
export function PortfolioSketch() {
  return (
    <div className={classes.frame} aria-hidden="true">
      <div className={classes.sheet}>
        <div className={classes.head}>
          <div className={classes.portrait} />
          <div>
            <div className={classes.name}>Mara Lindqvist</div>
            <div className={classes.role}>Product designer, Gothenburg</div>
          </div>
        </div>
        <div className={classes.columns}>
          <ol className={classes.timeline}>
            <li>
              <b>Lead designer</b>
              <span>2022 to today</span>
            </li>
            <li>
              <b>Interaction designer</b>
              <span>2018 to 2022</span>
            </li>
            <li>
              <b>Junior designer</b>
              <span>2015 to 2018</span>
            </li>
          </ol>
          <div className={classes.skills}>
            <i>Research</i>
            <i>Prototyping</i>
            <i>Type</i>
            <i>Workshops</i>
          </div>
        </div>
        <blockquote className={classes.quote}>“She asks the question that changes the project.”</blockquote>
      </div>
    </div>
  );
}
