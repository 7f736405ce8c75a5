/** Nothing is sent from the demo, so nothing is rendered for sending; the page itself can still create the PDF. */
export const renderPdf = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array());
export const renderContract = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array());
