/** Nothing is sent from the demo, so nothing is drawn for it; on the page itself the PDF can be had. */
export const renderPdf = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array());
export const renderContract = (): Promise<Uint8Array> => Promise.resolve(new Uint8Array());
