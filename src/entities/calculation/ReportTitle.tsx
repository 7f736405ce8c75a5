import classes from './report.module.css';

/** Renders a calculation's name above it, for readers with its link. */
export const ReportTitle = ({ children }: { children: string }) => <h1 className={classes['title']}>{children}</h1>;
