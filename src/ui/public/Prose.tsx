import classes from './Prose.module.css';

/** A long-form text, from HTML built from our own Markdown; never pass in anything entered by users. */
export function Prose({ html }: { html: string }) {
  // Our own files, in which the build refuses raw HTML.
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
